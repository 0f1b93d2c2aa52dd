type Memory = { readonly buffer: ArrayBuffer; grow: (pages: number) => number };

/** A global that the server's types leave out. */
declare const WebAssembly: { Memory: { prototype: Memory } };

const PAGE_BYTES = 65_536;

const { grow } = WebAssembly.Memory.prototype;

/**
 * Lets no WebAssembly library of this process have more than `bytesMax` of memory from now on: it is outside the process's heap
 * limit, and a small PDF can ask for gigabytes. Asking for more fails as if the machine had run out.
 */
export function limitWasmMemory(bytesMax: number): void {
  WebAssembly.Memory.prototype.grow = function limited(this: Memory, pages: number): number {
    if (this.buffer.byteLength + pages * PAGE_BYTES > bytesMax) {
      throw new RangeError('A document wants more memory than a page may have');
    }
    return grow.call(this, pages);
  };
}
