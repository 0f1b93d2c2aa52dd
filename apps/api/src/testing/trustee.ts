import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OfficeTrustee } from '@portal/domain/firm/trustee/office-trustee.wire';
import { recordFirstParticulars } from '../areas/firm/trustee/record-first-particulars.ts';
import { buildApp } from '../main/build-app.ts';
import { SAMPLE_BRAND_FOLDER } from '../platform/brand/the-brand.ts';
import { readConfig } from '../platform/config/config.ts';
import { type Colleague, enterOffice } from './colleagues.ts';
import type { TestPortal } from './open-test-portal.ts';

/** Another account in trust than the folder had at the first start. */
export const OTHER_ACCOUNT = '9990456';

/** A portal whose folder of the dealer somebody edits on the server; it goes with the portal. */
export function giveOwnFolder({ deps: { config } }: Pick<TestPortal, 'deps'>): string {
  const folder = join(config.dataDir, 'brand');
  cpSync(SAMPLE_BRAND_FOLDER, folder, { recursive: true });
  config.brand = { ...config.brand, folder };
  return folder;
}

export function editFolder(folder: string, name: string, from: string, to: string): void {
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) {
    throw new Error(`${name} has no ${from}`);
  }
  writeFileSync(file, text.replace(from, to));
}

/** Writes another account in trust into the folder of the dealer, as whoever comes to the server can. */
export function redirect(folder: string, account = OTHER_ACCOUNT): void {
  editFolder(folder, 'brand.json', '"4510027"', `"${account}"`);
}

export async function readTrustee(reader: Colleague): Promise<OfficeTrustee> {
  return (await reader.get('/office/dealer/trustee')).json<{ data: OfficeTrustee }>().data;
}

export type WaitingTrustee = {
  folder: string;
  /** The account that is proposed. */
  account: string;
  maker: Colleague;
  checker: Colleague;
  proposal: NonNullable<OfficeTrustee['proposal']>;
};

let accounts = 1_000_000;

/** A folder with an account that no other call gave, and nothing that is open about the trustee. */
export async function differ(portal: TestPortal): Promise<{ folder: string; account: string }> {
  accounts += 1;
  const account = String(accounts);
  const folder = giveOwnFolder(portal);
  redirect(folder, account);
  await portal.db
    .updateTable('proposals')
    .set({ state: 'withdrawn', ended_at: portal.deps.clock.now() })
    .where('kind', '=', 'trustee-particulars')
    .where('state', '=', 'submitted')
    .execute();
  return { folder, account };
}

/** Another account that somebody of finance proposed, and somebody of compliance may approve. */
export async function proposeOtherAccount(portal: TestPortal): Promise<WaitingTrustee> {
  const { folder, account } = await differ(portal);
  const maker = await enterOffice(portal, { role: 'finance' });
  const checker = await enterOffice(portal, { role: 'compliance' });
  const { folderMark } = await readTrustee(maker);
  const body = { folderMark, reason: 'The trustee moved to another bank.' };
  const reply = await maker.post('/office/dealer/trustee/propose', body);
  const { proposal } = await readTrustee(checker);
  if (reply.statusCode !== 200 || proposal === null) {
    throw new Error(`Could not propose another account: ${reply.body}`);
  }
  return { folder, account, maker, checker, proposal };
}

let starts = 0;

/** Another server on the same database, which begins with what the folder says at this moment. */
export async function startAnother(portal: TestPortal, folder: string): Promise<TestPortal> {
  starts += 1;
  // A process reads a folder once; this is the folder of another process.
  const read = `${folder}-${starts}`;
  cpSync(folder, read, { recursive: true });
  const config = readConfig({
    APP_STAGE: 'test',
    DATA_DIR: portal.deps.config.dataDir,
    PUBLIC_URL: 'http://portal.test',
    DEMO_DATA: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: '0',
    BRAND_DIR: read,
  });
  const deps = { ...portal.deps, config };
  await recordFirstParticulars(deps);
  return { ...portal, deps, app: await buildApp(deps) };
}
