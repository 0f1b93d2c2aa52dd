import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { StillObserver } from '../testing/still-observer.ts';
import { Dialog } from './dialog.tsx';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Who is it?
      </button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Moira">
        <p>She keeps the books.</p>
      </Dialog>
    </main>
  );
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', StillObserver);
  draw(<Page />);
  return () => vi.unstubAllGlobals();
});

describe('a window over the page', () => {
  it('takes the focus, and closes by Escape, even during a transition that never ends', async () => {
    document.body.dispatchEvent(
      Object.assign(new Event('transitionrun', { bubbles: true }), { propertyName: 'opacity' }),
    );
    // A click by script: presses before the application loads are replayed by it.
    screen.getByRole('button', { name: 'Who is it?' }).click();
    const dialog = await screen.findByRole('dialog', { name: 'Moira' });
    await waitFor(() => expect(document.activeElement).toBe(dialog), { timeout: 3_000 });
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
