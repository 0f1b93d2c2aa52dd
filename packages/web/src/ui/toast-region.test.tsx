import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { clearToasts, showToast } from '../toasts.ts';
import { ToastRegion } from './toast-region.tsx';

afterEach(() => {
  act(clearToasts);
  vi.useRealTimers();
});

describe('messages at the bottom left', () => {
  it('are no alert while there are none', () => {
    draw(<ToastRegion />);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.querySelector('[aria-live="assertive"]')?.textContent).toBe('');
  });

  it('interrupt for a problem and otherwise wait for a pause', () => {
    draw(<ToastRegion />);
    act(() => {
      showToast('problem', 'The deal is sold out.');
      showToast('success', 'Your answers are saved.');
    });
    expect(screen.getByRole('alert').textContent).toBe('The deal is sold out.');
    expect(screen.getByRole('status').textContent).toBe('Your answers are saved.');
  });

  it('disappear by themselves, except problems, and not while a pointer rests on them', () => {
    vi.useFakeTimers();
    draw(<ToastRegion />);
    act(() => {
      showToast('problem', 'Problem');
      showToast('info', 'News');
    });
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'Messages' }));
    act(() => vi.advanceTimersByTime(60_000));
    expect(screen.getByText('News')).toBeTruthy();
    fireEvent.pointerLeave(screen.getByRole('region', { name: 'Messages' }));
    act(() => vi.advanceTimersByTime(60_000));
    expect([screen.queryByText('News'), screen.queryByText('Problem') === null]).toEqual([null, false]);
  });

  it('can be dismissed, never appear twice, and are never more than four', () => {
    draw(<ToastRegion />);
    act(() => {
      for (const text of ['1', '2', '2', '3', '4', '5']) {
        showToast('info', text);
      }
    });
    expect(screen.getByRole('status').textContent).toBe('2345');
    fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] ?? document.body);
    expect(screen.getByRole('status').textContent).toBe('345');
  });

  it('do not pile up when one thing fails repeatedly: the newest problem stays', () => {
    draw(<ToastRegion />);
    act(() => {
      showToast('problem', 'The server cannot be reached.');
      showToast('success', 'Copied');
      showToast('problem', 'The session has ended.');
    });
    expect(screen.getByRole('alert').textContent).toBe('The session has ended.');
    expect(screen.getByRole('status').textContent).toBe('Copied');
  });
});
