/** Replaces the browser's event stream; the test plays the server. */
export class SilentSource extends EventTarget {
  static opened: SilentSource[] = [];
  isClosed = false;

  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    SilentSource.opened.push(this);
  }

  close(): void {
    this.isClosed = true;
  }

  say(data: unknown, lastEventId = 'id-1'): void {
    this.dispatchEvent(new MessageEvent('units', { data: JSON.stringify(data), lastEventId }));
  }
}
