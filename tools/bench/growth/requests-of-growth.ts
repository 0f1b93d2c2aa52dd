import type { Route } from '../../../apps/api/src/platform/http/routing/route.ts';
import { PERMISSIONS } from '../../../packages/domain/src/firm/staff/permissions.ts';
import { requestOf } from '../connection.ts';
import { MEASURED_ROLES, type MeasuredRole, officeRequest } from '../office/office-sessions.ts';
import type { Asked } from './growth-calls.ts';
import type { Subject } from './growth-subjects.ts';

/** Compliance sees most, finance what is of money. */
function roleFor({ permission }: Route): MeasuredRole {
  if (permission === undefined || permission === 'enrolled' || permission === 'signed-in') {
    return 'compliance';
  }
  const able = PERMISSIONS[permission];
  const role = MEASURED_ROLES.find((one) => able[one] !== undefined);
  if (role === undefined) {
    throw new Error(`None of the measured roles may ${permission}`);
  }
  return role;
}

/** The path with its query, with what the subject has in the places of its names. Throws where it has no such name. */
export function addressOf(path: string, { query = {} }: Asked, subject: Subject): string {
  const named = (name: string) => {
    const value = subject[name];
    if (value === undefined) {
      throw new Error(`${path} asks for ${name}, which its subject has not`);
    }
    return value;
  };
  const filled = path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(named(name)));
  const search = new URLSearchParams(query);
  for (const [field, value] of Object.entries(query)) {
    search.set(field, value.startsWith(':') ? named(value.slice(1)) : value);
  }
  const asked = search.toString();
  return asked === '' ? filled : `${filled}?${asked}`;
}

/** A call of the table as bytes. */
export function growthRequest(route: Route, asked: Asked, subject: Subject): Buffer {
  const address = addressOf(route.path, asked, subject);
  return route.access === 'staff'
    ? officeRequest(address, asked.as ?? roleFor(route))
    : requestOf('GET', `/api${address}`, subject.own ?? '');
}
