import { localDay } from '@portal/domain/ground/formats/local-day';
import { isProvinceCode } from '@portal/domain/ground/people/provinces';
import { representativeByCode } from '@portal/domain/people/representatives/representative';
import { NewRepresentativeInput } from '@portal/domain/people/representatives/representative-schemas';
import { activateRepresentative } from '../../areas/desk/representative-register/activate-representative.ts';
import { addRepresentative } from '../../areas/desk/representative-register/add-representative.ts';
import { deactivateRepresentative } from '../../areas/desk/representative-register/deactivate-representative.ts';
import { listRegister } from '../../areas/desk/representative-register/list-register.ts';
import { CommandError, CommandRefused } from '../../platform/commands/command-error.ts';
import type { CommandDeps } from '../../platform/http/actor.ts';

export const REPRESENTATIVE_USAGE: readonly string[] = [
  'npm run dealer -- representatives list                    the representatives, and what leans on each',
  'npm run dealer -- representatives add <code> <registration number> <ON,QC> "<full name>"  registered there from today on',
  'npm run dealer -- representatives end <code> [<code>]     offer one no more; the second stands in for them',
  'npm run dealer -- representatives back <code>             offer one again',
];

/** `representatives list`, `add`, `end` and `back`. Throws CommandError and CommandRefused, and what the use cases throw. */
export async function runRepresentativesCommand(
  deps: CommandDeps,
  [verb, ...words]: readonly string[],
): Promise<string[]> {
  switch (verb) {
    case 'list':
      return list(deps);
    case 'add':
      return add(deps, words);
    case 'end':
      return end(deps, words);
    case 'back':
      return back(deps, words);
    default:
      throw new CommandError(`There is no command 'representatives ${verb ?? ''}'.`);
  }
}

async function list(deps: CommandDeps): Promise<string[]> {
  const all = await listRegister(deps);
  const codeOf = (id: string | null) => all.find((one) => one.id === id)?.referralCode;
  return all.length === 0
    ? ['There is no representative yet: representatives add.']
    : all.map((one) =>
        [
          one.referralCode,
          one.fullName,
          one.registrationNumber ?? 'no number',
          one.provinces.join(' ') || 'no province',
          one.isActive ? 'offered' : 'not offered',
          `${one.clients} clients, ${one.openOrders} open orders`,
          ...(one.coverId === null ? [] : [`${codeOf(one.coverId)} stands in`]),
        ].join(' | '),
      );
}

async function add(
  deps: CommandDeps,
  [referralCode, registrationNumber, letters = '', fullName]: readonly string[],
) {
  const by = deps.who('representatives.change');
  const registrations = letters
    .split(',')
    .map((province) => `CAN-${province.trim().toUpperCase()}`)
    .map((province) => ({
      province,
      from: isProvinceCode(province) ? localDay(province, deps.clock.now()) : null,
      lastDay: null,
    }));
  const read = NewRepresentativeInput.safeParse({
    referralCode,
    registrationNumber,
    registrations,
    fullName,
  });
  if (!read.success) {
    throw new CommandError('Write a code, a registration number, provinces such as ON,QC and the full name.');
  }
  await addRepresentative(deps, by, read.data);
  return [`Investors can choose ${read.data.fullName} now.`];
}

async function end(deps: CommandDeps, [code, coverCode]: readonly string[]): Promise<string[]> {
  const by = deps.who('representatives.change');
  const { id, version, fullName } = await byCode(deps, code);
  const coverId = coverCode === undefined ? null : (await byCode(deps, coverCode)).id;
  await deactivateRepresentative(deps, by, id, { coverId, version });
  return [`${fullName} is not offered any more.`];
}

async function back(deps: CommandDeps, [code]: readonly string[]): Promise<string[]> {
  const by = deps.who('representatives.change');
  const { id, version, fullName } = await byCode(deps, code);
  await activateRepresentative(deps, by, id, version);
  return [`Investors can choose ${fullName} again.`];
}

async function byCode(deps: CommandDeps, code = '') {
  const found = representativeByCode(await listRegister(deps), code);
  if (found === null) {
    throw new CommandRefused(`No representative has the code ${code}: representatives list.`);
  }
  return found;
}
