import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { staysInPlace } from '#state/page/stays-in-place.ts';
import { tabStorage } from '#state/page/tab-storage.ts';

const PLACES_KEY = 'scroll';
/** Positions kept per tab; the oldest is dropped. */
const PLACES_MAX = 50;
/** Data may still be loading when a page comes back; after this long people have begun to read. */
const RESTORE_MILLISECONDS = 2000;

const places = new Map<string, number>();

/**
 * Restores the scroll position on Back and starts at the top otherwise. The declarative router leaves this to the
 * application.
 */
export function ScrollMemory() {
  const { key, hash, state } = useLocation();
  const isSamePlace = staysInPlace(state);
  const movement = useNavigationType();

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    recall();
    window.addEventListener('pagehide', remember);
    return () => window.removeEventListener('pagehide', remember);
  }, []);

  useEffect(() => {
    const note = () => keepPlace(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);

  useLayoutEffect(() => {
    if (movement !== 'POP' && (hash !== '' || isSamePlace)) {
      return undefined;
    }
    return restore(movement === 'POP' ? (places.get(key) ?? 0) : 0);
  }, [key, hash, isSamePlace, movement]);
  return null;
}

function keepPlace(key: string, position: number): void {
  places.delete(key);
  places.set(key, position);
  const oldest = places.keys().next().value;
  if (places.size > PLACES_MAX && oldest !== undefined) {
    places.delete(oldest);
  }
}

/** Scrolls as soon as the page is tall enough, unless the person scrolls first. Returns a way to stop. */
function restore(position: number): () => void {
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchstart', stop);
    window.removeEventListener('keydown', stop);
  };
  const attempt = () => {
    if (document.documentElement.scrollHeight - window.innerHeight >= position) {
      window.scrollTo(0, position);
      stop();
    }
  };
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(stop, RESTORE_MILLISECONDS);
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchstart', stop, { passive: true });
  window.addEventListener('keydown', stop);
  observer.observe(document.body);
  return stop;
}

function remember(): void {
  tabStorage(window)?.setItem(PLACES_KEY, JSON.stringify([...places]));
}

function recall(): void {
  const stored: unknown = JSON.parse(tabStorage(window)?.getItem(PLACES_KEY) ?? '[]');
  if (!Array.isArray(stored)) {
    return;
  }
  for (const entry of stored) {
    if (Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number') {
      places.set(entry[0], entry[1]);
    }
  }
}
