import type { ImportDealsInput } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { serveTasks } from '../../../../platform/threads/serve-tasks.ts';
import { type ImportReading, readImport } from './read-import.ts';

// The thread that reads files of deals for import-deals.ts.
serveTasks<ImportDealsInput, never, ImportReading>(async (file) => readImport(file));
