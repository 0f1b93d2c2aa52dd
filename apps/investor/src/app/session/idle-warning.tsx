import { lazy, Suspense } from 'react';
import { useAppSelector } from '#state/store.ts';
import { WithTexts } from '../with-texts.tsx';
import { useIdleWatch } from './use-idle-watch.ts';

const IdleDialog = lazy(async () => ({ default: (await import('./idle-dialog.tsx')).IdleDialog }));

/** Asks a signed-in person who has been quiet for long whether they are still there. */
export function IdleWarning() {
  const isSignedIn = useAppSelector((state) => state.auth.accessToken !== null);
  return isSignedIn ? <Watch /> : null;
}

function Watch() {
  const { warning, stay } = useIdleWatch();
  return warning === null ? null : (
    <Suspense>
      <WithTexts names={['security']}>
        <IdleDialog warning={warning} onStay={stay} />
      </WithTexts>
    </Suspense>
  );
}
