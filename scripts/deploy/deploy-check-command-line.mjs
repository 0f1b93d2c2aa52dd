import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../tooling/find-programs.mjs';
import { ROOT } from '../tooling/project.mjs';
import { Refusal, runScript, step } from '../tooling/say.mjs';
import { checkPooler } from './check-pooler.mjs';
import { tryCompose } from './try-compose.mjs';
import { tryUnits } from './try-units.mjs';

const OBSERVE = join(ROOT, 'deploy/observe');
const SYSTEMD = join(ROOT, 'deploy/systemd');
const COMPOSE = join(ROOT, 'deploy/compose/compose.yaml');
/** Of systemd-analyze, from 0 (locked up) to 10. */
const EXPOSURE_MAX = 2;

/**
 * `npm run deploy-check`: the units, the compose file and the alerts as systemd, Docker and Prometheus read them, where those are; names
 * what it could not check. With a word after `--` it starts what is meant, which takes minutes: `compose` the compose file, `install` an empty
 * machine that is installed by the guide, `pooler` three servers that upgrade beside a pooler, 20 times over.
 */
await runScript(async () => {
  if (process.argv.includes('pooler')) {
    checkPooler();
    return;
  }
  if (process.argv.includes('install')) {
    await tryUnits();
    return;
  }
  if (process.argv.includes('compose')) {
    const compose = composeHere();
    if (compose === undefined) {
      throw new Refusal('docker compose is not here.');
    }
    await tryCompose(compose);
    return;
  }
  if (findProgram('systemd-analyze') === undefined) {
    console.log('systemd-analyze is not here: the units were not checked');
  } else {
    await step('Checking the units of systemd', async () => checkUnits());
  }
  if (findProgram('promtool') === undefined) {
    console.log('promtool is not here: the alerts were not checked');
  } else {
    await step('Checking the alerts, and letting each fire', async () => {
      ask('promtool', ['check', 'rules', join(OBSERVE, 'alerts.yaml')]);
      ask('promtool', ['test', 'rules', join(OBSERVE, 'alerts.test.yaml')]);
    });
  }
  const compose = composeHere();
  if (compose === undefined) {
    console.log('docker compose is not here: the compose file was not checked');
  } else {
    await step('Checking the compose file', async () => checkCompose(compose));
  }
});

/** A unit is judged with a program that is there: where the portal is installed is another machine's matter. */
function checkUnits() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-units-'));
  try {
    const names = readdirSync(SYSTEMD).filter((name) => /\.(?:service|timer)$/.test(name));
    let texts = '';
    for (const name of names) {
      cpSync(join(SYSTEMD, name), join(folder, name));
      const text = readFileSync(join(folder, name), 'utf8');
      texts += text;
      writeFileSync(join(folder, name), text.replace('/opt/portal/current/node', process.execPath));
    }
    const paths = names.map((name) => join(folder, name));
    ask('systemd-analyze', ['verify', ...paths]);
    const threshold = `--threshold=${EXPOSURE_MAX * 10}`;
    for (const path of paths.filter((each) => each.endsWith('.service'))) {
      ask('systemd-analyze', ['security', '--offline=true', threshold, path]);
    }
    for (const [, calendar = ''] of texts.matchAll(/^OnCalendar=(.+)$/gm)) {
      ask('systemd-analyze', ['calendar', calendar]);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As a plugin of Docker, or as the program that Debian 12 has. */
function composeHere() {
  return [['docker', 'compose'], ['docker-compose']].find(
    ([program = '', ...args]) => spawnSync(program, [...args, 'version'], { stdio: 'ignore' }).status === 0,
  );
}

/** @param {readonly string[]} compose */
function checkCompose([program = '', ...args]) {
  const given = {
    PORTAL_IMAGE: 'investor-portal:0',
    PUBLIC_URL: 'https://portal.example.ca',
    BRAND_FOLDER: '/brand',
  };
  const files = { NGINX_CONFIGURATION: '/portal.conf', CERTIFICATES: '/certificates' };
  ask(program, [...args, '--file', COMPOSE, '--profile', 'trial', 'config', '--quiet'], {
    ...given,
    ...files,
  });
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [variables]
 */
function ask(program, args, variables = {}) {
  const asked = spawnSync(program, args, { encoding: 'utf8', env: { ...process.env, ...variables } });
  if (asked.status !== 0) {
    throw new Refusal(`${program} ${args.join(' ')}\n${asked.stdout}${asked.stderr}`);
  }
}
