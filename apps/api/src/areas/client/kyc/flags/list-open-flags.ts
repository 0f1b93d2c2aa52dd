/** Open flags: what nobody at the dealer has looked at yet. */
export {
  findOpenProfileFlag,
  listOpenProfileFlags,
  type ProfileFlag,
  type ProfileFlagKind,
} from './profile-flags.store.ts';
