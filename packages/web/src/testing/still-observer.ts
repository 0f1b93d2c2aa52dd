/** A ResizeObserver that never fires: jsdom has no layout, and so none of its own. */
export class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
