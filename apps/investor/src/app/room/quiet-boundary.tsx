import { describeError, reportError } from '@portal/web/reporting/report-error';
import { Component, type ErrorInfo, type ReactNode } from 'react';

type Props = { children: ReactNode };
type State = { hasFailed: boolean };

/** Around a part that a page can do without: where it fails, nothing is in its place, and the fault is reported. */
export class QuietBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportError(`${describeError(error)}${info.componentStack ?? ''}`);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
