/** How later areas lock what purchasers may buy. */
export { lockRooms } from './rooms.store.ts';
