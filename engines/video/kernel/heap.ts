const PAGE = 65_536;
const ALIGN = 16;
/** The kernel reads and writes up to 15 bytes past a row's end; every block carries that much slack. */
const SLACK = 32;

type Block = { at: number; size: number; free: boolean };

/** First-fit blocks inside one WebAssembly memory. A film holds a dozen blocks, so a list is enough. */
export class Heap {
  readonly memory = new WebAssembly.Memory({ initial: 1 });
  #blocks: Block[] = [{ at: ALIGN, size: PAGE - ALIGN, free: true }];

  reserve(bytes: number): number {
    const size = Math.ceil((bytes + SLACK) / ALIGN) * ALIGN;
    let index = this.#blocks.findIndex((block) => block.free && block.size >= size);
    if (index < 0) {
      this.#grow(size);
      index = this.#blocks.length - 1;
    }
    const block = this.#blocks[index]!;
    if (block.size > size) {
      this.#blocks.splice(index + 1, 0, { at: block.at + size, size: block.size - size, free: true });
      block.size = size;
    }
    block.free = false;
    return block.at;
  }

  release(at: number): void {
    const block = this.#blocks.find((each) => each.at === at && !each.free);
    if (!block) throw new Error(`No block of the video kernel's memory starts at ${at}`);
    block.free = true;
    this.#blocks = this.#blocks.reduce<Block[]>((merged, each) => {
      const last = merged.at(-1);
      if (last?.free && each.free) last.size += each.size;
      else merged.push(each);
      return merged;
    }, []);
  }

  /** A view that holds until the next `reserve`: growing the memory detaches it. */
  bytes(at: number, length: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, at, length);
  }

  #grow(size: number): void {
    const last = this.#blocks.at(-1)!;
    const wanted = last.free ? size - last.size : size;
    const pages = Math.ceil(wanted / PAGE);
    const end = this.memory.grow(pages) * PAGE;
    if (last.free) last.size += pages * PAGE;
    else this.#blocks.push({ at: end, size: pages * PAGE, free: true });
  }
}
