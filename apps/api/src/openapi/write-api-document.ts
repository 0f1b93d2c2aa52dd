import { writeFileSync } from 'node:fs';
import { ROUTES } from '../routes.ts';
import { apiDocument } from './api-document.ts';

const [, , file] = process.argv;
if (file === undefined) {
  throw new Error('Name the file to write the API document to');
}
writeFileSync(file, JSON.stringify(apiDocument(ROUTES), null, 2));
