import { existsSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { ROOT } from '../tooling/project.mjs';
import { Refusal, secondsSince, step } from '../tooling/say.mjs';
import { guideBlocks } from './guide-blocks.mjs';
import { startMachine } from './machine.mjs';

const NAME = `investor-portal-${manifest.version}-linux-x64.tar.gz`;
const ARCHIVE = join(ROOT, `.cache/release/${manifest.version}/${NAME}`);
const HOST = 'portal.example.ca';
/** Where somebody has put the archive. */
const DOWNLOADS = '/var/tmp';
/** In the place of Let's Encrypt, which does not know the machine. */
const CERTIFICATE = `
echo '127.0.0.1 ${HOST}' >> /etc/hosts
folder=/etc/letsencrypt/live/${HOST} && mkdir -p "$folder" && cd "$folder"
openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=${HOST} -addext subjectAltName=DNS:${HOST} \\
  -keyout privkey.pem -out fullchain.pem 2> /dev/null
cp fullchain.pem /usr/local/share/ca-certificates/portal.crt && update-ca-certificates > /dev/null
`;
/** What has to hold afterwards, each with what it would take to be false. */
const HOLDS = /** @type {const} */ ([
  ['the backup is whole', 'test -s /var/backups/portal/*/backup.json'],
  [
    'the office is founded by a command',
    'portal dealer staff found "compliance+finance+administrator, ana@example.ca, Ana Roy" "compliance+deals+administrator, luc@example.ca, Luc Roy" | grep "can decide everything"',
  ],
  ['a command says how it is typed here', 'portal dealer nothing | grep "^portal dealer queue"'],
  [
    'one server serves while the other is away',
    `systemctl stop portal@3001; for i in 1 2 3 4; do curl -fsS https://${HOST}/readyz; done; systemctl start portal@3001`,
  ],
  [
    'a server that dies comes back',
    'systemctl kill --signal=KILL portal@3002; sleep 3; curl -fsS --retry 60 --retry-delay 1 --retry-all-errors http://127.0.0.1:3002/readyz',
  ],
  ['the secrets are nobody else’s', '! su nobody -s /bin/sh -c "cat /etc/portal/secrets/secret_key"'],
  ['the timer waits for the night', 'systemctl list-timers --all | grep portal-backup.timer'],
]);

/**
 * Installs the archive of `npm run release` on an empty Debian, by typing what docs/install.md says and nothing else, and looks whether what a dealer
 * relies on holds. Throws Refusal with what was typed where it does not.
 */
export async function tryUnits() {
  if (!existsSync(ARCHIVE)) {
    console.log('There is no archive to install: npm run release -- --trial --without-image');
    return;
  }
  const machine = await step('Starting an empty Debian', () => startMachine('portal-deploy-check'));
  try {
    const startedAt = performance.now();
    machine.copy(ARCHIVE, `${DOWNLOADS}/`);
    let place = DOWNLOADS;
    for (const block of guideBlocks('docs/install.md', 'One machine, with systemd')) {
      const typed = block.includes('certbot') ? CERTIFICATE : block;
      await machine.run(`cd ${place}\n${typed}`);
      place = /^cd (\S+)$/m.exec(block)?.[1] ?? place;
    }
    console.log(`The guide was typed in ${secondsSince(startedAt)}, packages of Debian with it`);
    for (const [what, script] of HOLDS) {
      await machine.run(script).catch((error) => {
        throw new Refusal(`It does not hold that ${what}.\n${error.message}`);
      });
      console.log(`✓ ${what}`);
    }
  } finally {
    machine.stop();
  }
}
