import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../tooling/say.mjs';

const IMAGE = 'portal-machine:bookworm';
const BASE = process.env.IMAGE_BASE ?? 'docker.io/library/debian:bookworm-slim';
const BUILD = `FROM ${BASE}
RUN apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends systemd systemd-sysv dbus
`;
/** systemd starts services by these; all but what a machine in a machine may not have. */
const RIGHTS = ['--cap-add', 'ALL', '--cap-drop', 'SYS_RESOURCE', '--security-opt', 'seccomp=unconfined'];
const PLACES = ['--tmpfs', '/run', '--tmpfs', '/run/lock', '--volume', '/sys/fs/cgroup:/sys/fs/cgroup'];
const BOOT_TRIES_MAX = 60;

/**
 * A Debian with systemd and nothing else, as a dealer's machine is on its first day: a container that Docker starts. `IMAGE_BUILD_FLAGS` goes to
 * its build.
 * @param {string} name
 */
export async function startMachine(name) {
  const flags = (process.env.IMAGE_BUILD_FLAGS ?? '').split(' ').filter((flag) => flag !== '');
  docker(['build', '--quiet', ...flags, '--tag', IMAGE, '-'], BUILD);
  docker(['run', '--detach', '--name', name, '--hostname', name, ...RIGHTS, ...PLACES, IMAGE, '/sbin/init']);
  const stop = () => void spawnSync('docker', ['rm', '--force', '--volumes', name], { stdio: 'ignore' });
  /** @param {string} script */
  const run = async (script) => {
    const shell = spawn('docker', ['exec', '--interactive', '--workdir', '/root', name, 'sh', '-eu'], {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env },
    });
    let said = '';
    for (const stream of [shell.stdout, shell.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        said += text;
      });
    }
    shell.stdin.end(`export DEBIAN_FRONTEND=noninteractive\n${script}`);
    const [code] = await once(shell, 'close');
    if (code !== 0) {
      throw new Refusal(`On the machine, code ${code}:\n${script}\n${said}`);
    }
    return said;
  };
  try {
    for (let tries = 0; !isBooted(name); tries += 1) {
      if (tries === BOOT_TRIES_MAX) {
        throw new Refusal(`${name} did not boot: docker logs ${name}`);
      }
      await wait(1_000);
    }
    // A system that is no container's does so itself; the secrets of services reach them by it.
    await run('mount --make-rshared /');
  } catch (error) {
    stop();
    throw error;
  }
  return {
    run,
    stop,
    /** @param {string} file @param {string} place */
    copy: (file, place) => docker(['cp', file, `${name}:${place}`]),
  };
}

/** @param {string} name */
function isBooted(name) {
  const { stdout } = spawnSync('docker', ['exec', name, 'systemctl', 'is-system-running'], {
    encoding: 'utf8',
  });
  return /running|degraded/.test(stdout);
}

/**
 * @param {string[]} args
 * @param {string} [input]
 */
function docker(args, input = '') {
  const asked = spawnSync('docker', args, { encoding: 'utf8', input });
  if (asked.status !== 0) {
    throw new Refusal(`docker ${args.join(' ')}\n${asked.stdout}${asked.stderr}`);
  }
}
