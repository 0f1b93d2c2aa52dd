import { holdPresses } from './hold-presses.ts';
import { TAKEN_OVER } from './taken-over.ts';
import { whenToStart } from './when-to-start.ts';

/**
 * The one script of a prerendered page that comes with it: it keeps what a person presses and brings the application,
 * which takes the page over. `<meta name="application">` names the application's files, the one to start first.
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
  const [application = '', ...files] = filesOfApplication();
  for (const href of files) {
    // What the first one imports, and what it would ask for next: all at the same time instead of one after the other.
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }),
    );
  }
  import(/* @vite-ignore */ application).catch(() => {
    isStarted = false;
    setTimeout(start, RETRY_AFTER_MS);
  });
}

function filesOfApplication(): string[] {
  return document.querySelector<HTMLMetaElement>('meta[name="application"]')?.content.split(' ') ?? [];
}
