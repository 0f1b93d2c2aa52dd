/** `problem` interrupts a screen reader and stays until dismissed; the others wait for a pause and disappear by themselves. */
export type ToastTone = 'info' | 'success' | 'problem';
export type Toast = { id: number; tone: ToastTone; text: string };

/** More than these at once are noise: the oldest gives way. */
const TOASTS_MAX = 4;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Shows a toast at the bottom left. The same text is not shown twice, and only the newest problem is: earlier ones are
 * mostly attempts at the same thing.
 */
export function showToast(tone: ToastTone, text: string): void {
  lastId += 1;
  const others = toasts.filter(
    (toast) => toast.text !== text && !(tone === 'problem' && toast.tone === 'problem'),
  );
  publish([...others, { id: lastId, tone, text }].slice(-TOASTS_MAX));
}

export function dismissToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id));
}

/** Removes every toast: after sign-out, nothing of one person may be left for the next. */
export function clearToasts(): void {
  publish([]);
}

/** For `useSyncExternalStore`. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) {
    listener();
  }
}
