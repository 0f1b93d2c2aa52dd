import type { SigningEnvelope } from '@portal/domain/agreement/signing/signing.wire';
import type { ReactNode } from 'react';

/** What every screen of the ceremony gets. */
export type StepProps = {
  token: string;
  ceremony: SigningEnvelope;
  /** Renders the page's heading, which takes focus when the screen changes. */
  heading: (title: ReactNode, intro?: ReactNode) => ReactNode;
  goOn: () => void;
  goBack: () => void;
};
