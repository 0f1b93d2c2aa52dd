import type { Config } from '../config/config.ts';
import type { Deps } from '../deps.ts';
import { certificateEnd } from './certificate-end.ts';
import type { WatchedFacts } from './watched-facts.ts';

const NAME = 'portal_certificate_seconds';
const HOUR_MS = 3_600_000;
const MS = 1_000;

type Watching = Pick<Deps, 'clock' | 'log'> & { config: Pick<Config, 'publicUrl' | 'officeUrl'> };

/**
 * How long the certificates of PUBLIC_URL and OFFICE_URL still last, as anybody sees them. They are looked at once an hour, beside the figures: nobody who
 * asks waits for a handshake. A host that cannot be reached from the server itself, as behind some routers, has no figure.
 */
export function watchCertificates({ config, clock, log }: Watching): WatchedFacts {
  const origins = [...new Set([config.publicUrl, config.officeUrl])].filter((url) =>
    url.startsWith('https:'),
  );
  const ends = new Map<string, Date>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  const look = async (origin: string) => {
    try {
      ends.set(origin, await certificateEnd(origin));
    } catch (error) {
      ends.delete(origin);
      log.warn({ host: new URL(origin).host, err: error }, 'no certificate was seen');
    }
  };
  return {
    gauges: [
      {
        name: NAME,
        help: 'How long the certificate that a host of the portal shows still lasts; missing while none is seen',
        labels: ['host'],
      },
    ],
    read: async () => {
      const now = clock.now().getTime();
      if (now - lookedAt >= HOUR_MS) {
        lookedAt = now;
        void Promise.all(origins.map(look));
      }
      return origins.flatMap((origin) => {
        const end = ends.get(origin);
        return end === undefined
          ? []
          : [{ name: NAME, of: [new URL(origin).host], value: (end.getTime() - now) / MS }];
      });
    },
  };
}
