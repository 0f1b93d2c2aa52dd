import { AppError } from '../../http/app-error.ts';
import {
  HARD_PAGES_KNOWN_MAX,
  PAGE_QUICK_MS,
  PAGE_TIMEOUT_MS,
  PAGES_AT_ONCE,
  SLOW_PAGES_AT_ONCE,
  SLOW_PAGES_WAITING_MAX,
} from '../../http/receiving/file-limits.ts';
import { UploadError } from '../../http/receiving/upload-problem.ts';
import { takeTurns } from '../reading/take-turns.ts';

const inQuickTurn = takeTurns(PAGES_AT_ONCE);
const inSlowTurn = takeTurns(SLOW_PAGES_AT_ONCE);

/** Documents of which a page was slow, by content: their other pages do not hold anybody up first. */
const slowDocuments = new Set<string>();
/** Pages that took too much time or memory, which they would again. */
const hopelessPages = new Map<string, UploadError>();
let slowWaiting = 0;

/** Draws a page within so many milliseconds; throws UploadError with `too-complex` where it takes longer. */
type Draw<Page> = (timeoutMs: number) => Promise<Page>;

/**
 * Draws a page in its turn, among the quick ones first: one that takes longer than PAGE_QUICK_MS gives way and is drawn anew in a lane
 * of its own kind, where it may take PAGE_TIMEOUT_MS. So slow pages wait for slow pages only. Throws what `draw` throws, and BUSY if
 * too many slow pages are waiting.
 */
export async function drawInLanes<Page>(document: string, page: number, draw: Draw<Page>): Promise<Page> {
  const key = `${document}:${page}`;
  const hopeless = hopelessPages.get(key);
  if (hopeless !== undefined) {
    throw hopeless;
  }
  if (!slowDocuments.has(document)) {
    try {
      return await inQuickTurn(() => draw(PAGE_QUICK_MS));
    } catch (error) {
      if (!isTooComplex(error)) {
        throw error;
      }
      makeRoom(slowDocuments, document);
      slowDocuments.add(document);
    }
  }
  return drawSlowly(key, draw);
}

async function drawSlowly<Page>(key: string, draw: Draw<Page>): Promise<Page> {
  if (slowWaiting >= SLOW_PAGES_WAITING_MAX) {
    throw new AppError('BUSY', { retryAfterSeconds: 5 });
  }
  slowWaiting += 1;
  try {
    return await inSlowTurn(() => draw(PAGE_TIMEOUT_MS));
  } catch (error) {
    if (isTooComplex(error)) {
      makeRoom(hopelessPages, key);
      hopelessPages.set(key, error);
    }
    throw error;
  } finally {
    slowWaiting -= 1;
  }
}

function isTooComplex(error: unknown): error is UploadError {
  return error instanceof UploadError && error.problem === 'too-complex';
}

/** Makes room for one more by forgetting the oldest. */
function makeRoom(known: Set<string> | Map<string, unknown>, key: string): void {
  const [oldest] = known.keys();
  if (oldest !== undefined && !known.has(key) && known.size >= HARD_PAGES_KNOWN_MAX) {
    known.delete(oldest);
  }
}
