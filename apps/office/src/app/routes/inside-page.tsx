import { Frame } from '../frame/frame.tsx';
import { LatePage } from '../late-page.tsx';
import { NotPermittedPage } from '../pages/not-permitted-page.tsx';
import { Gate } from '../session/gate.tsx';
import type { OfficePage } from './office-page.ts';

/** A page for people who are logged in and, if it needs an action, may do it. */
export function InsidePage({ action, texts, Page }: OfficePage) {
  return (
    <Gate>
      {(self) => (
        <Frame person={self}>
          {action !== undefined && !self.actions.includes(action) ? (
            <NotPermittedPage />
          ) : texts === undefined ? (
            <Page self={self} />
          ) : (
            <LatePage texts={texts}>
              <Page self={self} />
            </LatePage>
          )}
        </Frame>
      )}
    </Gate>
  );
}
