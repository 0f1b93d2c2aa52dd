/**
 * The nine groups of a dealer's work, the lowest first: who somebody is, who they are to us, who of us, what is sold, the order, the
 * paper, the money, what comes afterwards, and the desk at which all of it is worked. The server's areas, the rules of the domain, the
 * office's features, the texts, the decisions and the glossary are in this order.
 */
const GROUPS = /** @type {const} */ ([
  'people',
  'client',
  'firm',
  'offering',
  'order',
  'agreement',
  'money',
  'service',
  'desk',
]);

/** @typedef {Readonly<Record<(typeof GROUPS)[number], readonly string[]>>} RoomsByGroup */

/**
 * The rooms of all groups, the lowest first, as `order/trades`.
 * @param {RoomsByGroup} rooms
 */
const inOrder = (rooms) => GROUPS.flatMap((group) => rooms[group].map((room) => `${group}/${room}`));

/**
 * A room knows those before it, never those after it, and every folder is one of them.
 * @param {{ source: string, rooms: readonly string[], except: readonly string[], plan: string }} floors
 *   `source` and `except` are patterns; `plan` is the file that lists the rooms
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
function floorRules({ source, rooms, except, plan }) {
  return [
    ...rooms.slice(0, -1).map((room, place) => ({
      name: `floor-of-${room.replaceAll('/', '-')}`,
      severity: /** @type {const} */ ('error'),
      comment: `${room} must not know what stands above it (${plan}).`,
      from: { path: `^${source}/${room}/[^/]+$`, pathNot: [...except] },
      to: { path: `^${source}/(${rooms.slice(place + 1).join('|')})/[^/]+$`, pathNot: [...except] },
    })),
    {
      name: 'every-folder-has-its-floor',
      severity: 'error',
      comment: `Give a new folder its place in ${plan}.`,
      from: { path: `^${source}/`, pathNot: [...except, `^${source}/(${rooms.join('|')})/[^/]+$`] },
      to: {},
    },
  ];
}

module.exports = { GROUPS, inOrder, floorRules };
