import { writeFileSync } from 'node:fs';
import { screensDocument } from '~/routing/screens-document';

writeFileSync('docs/screens.md', screensDocument());
