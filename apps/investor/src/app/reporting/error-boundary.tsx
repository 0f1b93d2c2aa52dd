import { describeError, reportError } from '@portal/web/reporting/report-error';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { TAKEN_OVER } from '../../early/taken-over.ts';
import { ErrorPage } from './error-page.tsx';

type Props = {
  children: ReactNode /** A new value gives the page another chance, e.g. after navigating on. */;
  resetKey: string;
};
type State = { failedAt: string | null };

/** Shows a way on where a page failed to render. React offers this to class components only. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failedAt: null };

  static getDerivedStateFromError(): State {
    return { failedAt: '' };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportError(`${describeError(error)}${info.componentStack ?? ''}`);
    this.setState({ failedAt: this.props.resetKey });
    // The way on is to be pressed, also where this is the first that the person sees of the application.
    document.dispatchEvent(new Event(TAKEN_OVER));
  }

  override componentDidUpdate(): void {
    const { failedAt } = this.state;
    if (failedAt !== null && failedAt !== '' && failedAt !== this.props.resetKey) {
      this.setState({ failedAt: null });
    }
  }

  override render(): ReactNode {
    return this.state.failedAt === null ? this.props.children : <ErrorPage />;
  }
}
