import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';
import type { Deps } from '../deps.ts';

/** A figure that an area exposes at this moment; `of` has a value for each of its labels. */
export type Figure = { name: string; of?: readonly string[]; value: number };

/** What an area lets whoever watches the servers know. */
export type WatchedFacts = {
  /** What each figure means; `labels` name what tells several of one name apart, such as a queue. */
  gauges: readonly { name: string; help: string; labels?: readonly string[] }[];
  /** The figures as they are now. One that there is not, such as the age of a backup before the first, is left out. */
  read: () => Promise<readonly Figure[]>;
};

/** A part of `area`: the figures of this portal. */
export type Watches = (deps: Deps) => WatchedFacts;

/** Several who watch ask at the same time, and none needs a figure younger than this. */
const KEPT_MS = 15_000;

/**
 * Adds the figures to the register. They are read at most four times a minute, however often they are asked for; one that cannot be read is
 * missing, counted in `portal_figures_unread`, and leaves the others.
 */
export function addWatched(
  registry: Registry,
  { clock, log }: Pick<Deps, 'clock' | 'log'>,
  all: readonly WatchedFacts[],
): void {
  const failing = new Set<WatchedFacts>();
  const reads = all.map((facts) => {
    const read = readSometimes(facts, clock, log, (isFailing) => {
      failing[isFailing ? 'add' : 'delete'](facts);
    });
    addGauges(registry, facts, read);
    return read;
  });
  new Gauge({
    name: 'portal_figures_unread',
    help: 'Groups of figures of the portal that could not be read just now',
    registers: [registry],
    collect: async function collect() {
      await Promise.all(reads.map((read) => read()));
      this.set(failing.size);
    },
  });
}

type Read = () => Promise<readonly Figure[]>;

function addGauges(registry: Registry, { gauges }: WatchedFacts, read: Read): void {
  for (const { name, help, labels = [] } of gauges) {
    new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [registry],
      collect: async function collect() {
        this.reset();
        const figures = (await read()).filter((figure) => figure.name === name);
        for (const { of = [], value } of figures) {
          this.set(Object.fromEntries(labels.map((label, place) => [label, of[place] ?? ''])), value);
        }
        // Without labels it would be nought; with them it has no value now.
        if (figures.length === 0 && labels.length === 0) {
          this.remove();
        }
      },
    });
  }
}

function readSometimes(
  { read, gauges }: WatchedFacts,
  clock: Deps['clock'],
  log: Pick<Logger, 'warn'>,
  tell: (isFailing: boolean) => void,
): Read {
  let kept: { at: number; figures: Promise<readonly Figure[]> } | null = null;
  const readNow = async (): Promise<readonly Figure[]> => {
    try {
      const figures = await read();
      tell(false);
      return figures;
    } catch (error) {
      log.warn({ err: error, figures: gauges.map(({ name }) => name) }, 'figures could not be read');
      tell(true);
      return [];
    }
  };
  return () => {
    const now = clock.now().getTime();
    if (kept === null || now - kept.at >= KEPT_MS) {
      kept = { at: now, figures: readNow() };
    }
    return kept.figures;
  };
}
