/** How often one process asks the database, for all the pages that listen to it. */
export const ASK_INTERVAL_MS = 2_000;
/** Proxies and browsers give up on a connection on which nothing comes for a minute or two. */
export const HEARTBEAT_MS = 25_000;
/** A page comes back after this long, perhaps to a server that has fewer listeners. */
export const LISTENER_LIFE_MS = 1_800_000;
/** Each costs some kilobytes of memory and a connection. */
export const LISTENERS_MAX = 5_000;
/** An office behind one address, and no more. */
export const LISTENERS_OF_ADDRESS_MAX = 200;
/** Who is refused asks again after this long. */
export const REFUSED_RETRY_SECONDS = 30;
/** What may wait for a listener that does not read, before it is let go. */
export const BACKLOG_MAX_BYTES = 262_144;
