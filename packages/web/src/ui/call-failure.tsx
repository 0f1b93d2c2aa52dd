import { isApiError } from '../api/api-error.ts';
import { useApiMessage } from '../api/use-api-message.ts';
import { ErrorState } from './error-state.tsx';

export type CallFailureProps = {
  /** The error of the call. */
  error: unknown;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
};

/** Shown in place of data that failed to load: why, a retry, and the id by which support finds the cause. */
export function CallFailure({ error, onRetry, isRetrying }: CallFailureProps) {
  const messageOf = useApiMessage();
  return (
    <ErrorState
      message={messageOf(error)}
      onRetry={onRetry}
      isRetrying={isRetrying}
      requestId={isApiError(error) ? error.requestId : null}
    />
  );
}
