import type { TeamMember } from '@portal/domain/offering/deals/deal.wire';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { STAYS_IN_PLACE } from '#state/page/stays-in-place.ts';
import { selectMember, setModal } from '#state/slices/modal-slice.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';

/** Overlays are heavy: loaded when a person is pressed. */
const TeamBioDialog = lazy(async () => ({ default: (await import('./team-bio-dialog.tsx')).TeamBioDialog }));

/** The people of a deal; pressing one opens a biography, as a history entry at the same address: Back closes it. */
export function TeamList({ team }: { team: readonly TeamMember[] }) {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  useMemberInStore(memberOf(state));
  const selected = useAppSelector(({ modal }) => (modal.teamBio ? modal.selectedMember : null));
  const member = team.find(({ id }) => id === selected);
  const open = (id: string) =>
    void navigate({ pathname, search, hash }, { state: { ...STAYS_IN_PLACE, member: id } });
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2">
        {team.map(({ id, name, role, portrait }) => (
          <li key={id} className="min-w-0">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => open(id)}
              className="flex size-full items-center gap-4 rounded-card border border-line bg-raised p-3 text-left shadow-raised transition-colors hover:border-accent"
            >
              <img
                src={portrait}
                alt=""
                width="320"
                height="320"
                loading="lazy"
                decoding="async"
                className="size-18 shrink-0 rounded-card"
              />
              <span className="min-w-0">
                <span className="block font-semibold">{name}</span>{' '}
                <span className="block text-sm text-muted">{role}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {member === undefined ? null : (
        <Suspense>
          <TeamBioDialog member={member} onClose={() => void navigate(-1)} />
        </Suspense>
      )}
    </>
  );
}

/** The member that a history entry has open, if any. */
function memberOf(state: unknown): string | null {
  const isOpen =
    typeof state === 'object' && state !== null && 'member' in state && typeof state.member === 'string';
  return isOpen ? String(state.member) : null;
}

/** The specification's flag and selected member follow the history, and reset on unmount. */
function useMemberInStore(id: string | null): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(selectMember(id));
    dispatch(setModal({ name: 'teamBio', open: id !== null }));
    return () => {
      dispatch(selectMember(null));
      dispatch(setModal({ name: 'teamBio', open: false }));
    };
  }, [dispatch, id]);
}
