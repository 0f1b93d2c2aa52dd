import { resolve } from 'node:path';
import { stageServer } from './stage-server.ts';

/** Lays out a server that runs without its sources: `node stage.ts <folder>`. */
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  throw new Error('Name the folder to lay it out in.');
}
await stageServer(resolve(folder));
