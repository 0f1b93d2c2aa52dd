/** An observer of a page that never changes its size: jsdom has no layout, and so none of its own. */
export class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
