type Memory = { readonly buffer: ArrayBuffer; grow: (pages: number) => number };

/** A part of the language that its types for servers leave out. */
declare const WebAssembly: { Memory: { prototype: Memory } };

const PAGE_BYTES = 65_536;

const { grow } = WebAssembly.Memory.prototype;

/**
 * Lets no WebAssembly library of this process have more than `bytesMax` of memory from now on: it lies outside the heap that
 * a process is limited to, and a small PDF can ask for gigabytes. What asks for more is refused, as if the machine had none.
 */
export function limitWasmMemory(bytesMax: number): void {
  WebAssembly.Memory.prototype.grow = function limited(this: Memory, pages: number): number {
    if (this.buffer.byteLength + pages * PAGE_BYTES > bytesMax) {
      throw new RangeError('A document wants more memory than a page may have');
    }
    return grow.call(this, pages);
  };
}
