import { nextTask } from '@portal/web/page/next-task';
import { holdPresses } from './hold-presses.ts';
import { TAKEN_OVER } from './taken-over.ts';
import { whenToStart } from './when-to-start.ts';

/**
 * The only script that comes with a prerendered page: it holds what people press and loads the application, which takes the
 * page over. `<meta name="application">` lists the application's files, each after its dependencies.
 */
const RETRY_AFTER_MS = 3_000;
let isStarted = false;

const { release } = holdPresses(document, start);
document.addEventListener(TAKEN_OVER, release, { once: true });
whenToStart(window, start);

function start(): void {
  if (isStarted) {
    return;
  }
  isStarted = true;
  bring(filesOfApplication()).catch(() => {
    isStarted = false;
    setTimeout(start, RETRY_AFTER_MS);
  });
}

/** Fetches all files in parallel but runs them one by one: together they would block the page for a quarter of a second. */
async function bring(files: readonly string[]): Promise<void> {
  for (const href of files) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }),
    );
  }
  await nextTask();
  warmFormats();
  for (const file of files) {
    await nextTask();
    await import(/* @vite-ignore */ file);
  }
}

/**
 * The browser loads its locale data on first use: done together with the application's first file, that would be one long
 * task.
 */
function warmFormats(): void {
  Intl.DateTimeFormat.supportedLocalesOf([navigator.language]);
}

function filesOfApplication(): string[] {
  return document.querySelector<HTMLMetaElement>('meta[name="application"]')?.content.split(' ') ?? [];
}
