import type { OwnedResource, Resource } from '../../platform/http/routing/resource.ts';
import { inviteColleague } from '../colleagues.ts';
import { addDeal } from '../deals.ts';
import { sendEvidence } from '../kyc.ts';
import type { TestPortal } from '../open-test-portal.ts';
import { addSubmittedKyc, placeOrder } from '../orders.ts';
import type { Person } from '../people.ts';
import { beginUpload, someScan } from '../uploads.ts';

type MakeThing = (portal: TestPortal, owner: Person) => Promise<string>;

/** Makes a thing of each kind that belongs to a person, and returns its id. */
export const MAKE_THING: Readonly<Record<OwnedResource, MakeThing>> = {
  trade: async (portal, owner) => placeOrder(owner, await addDeal(portal)),
  file: async (_portal, owner) =>
    (await sendEvidence(owner, 'id', { documentType: '2', front: true })).json().data.id.front,
  upload: async (_portal, owner) => (await beginUpload(owner, await someScan())).id,
  kyc: (portal, owner) => addSubmittedKyc(portal, owner),
  investor: async (_portal, owner) => owner.user.id,
  session: async (_portal, owner) => (await owner.get('/user/sessions')).json().data[0].id,
};

/** The id of a thing that a route's parameter may name; undefined where only an example of the route can tell. */
export async function makeThing(
  portal: TestPortal,
  owner: Person,
  resource: Resource,
): Promise<string | undefined> {
  switch (resource) {
    case 'deal':
      return addDeal(portal);
    case 'staff':
      return (await inviteColleague(portal)).id;
    case 'published':
    case 'own-name':
    case 'credential':
    case 'office-thing':
      return undefined;
    default:
      return MAKE_THING[resource](portal, owner);
  }
}
