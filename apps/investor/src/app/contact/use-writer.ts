import { fullName } from '@portal/domain/ground/formats/full-name';
import { useProfileQuery } from '#state/session-api.ts';
import { useAppSelector } from '#state/store.ts';

/**
 * The person writing, as their account knows them; null for visitors and where the account cannot be read, undefined while
 * it loads.
 */
export function useWriter(isAsked = true): { name: string; email: string } | null | undefined {
  const isSignedIn = useAppSelector((state) => state.auth.accessToken !== null);
  const { data: user, isError } = useProfileQuery(undefined, { skip: !isAsked || !isSignedIn });
  if (!isSignedIn || isError) {
    return null;
  }
  return user === undefined ? undefined : { name: fullName(user), email: user.email };
}
