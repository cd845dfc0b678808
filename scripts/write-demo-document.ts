import { writeFileSync } from 'node:fs';
import { demoShopDocument } from './demo-shop/document';

writeFileSync('docs/demo-shop.md', demoShopDocument());
