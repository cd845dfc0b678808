import { writeFileSync } from 'node:fs';
import { screenPathsModule, screensDocument } from '~/routing/screens-document';

writeFileSync('docs/screens.md', screensDocument());
writeFileSync('contract/screen-paths.ts', screenPathsModule());
