const encoder = new TextEncoder();

/**
 * Streams a JSON list part by part, so that a long one is never in memory as a whole. The first part is awaited, so early
 * errors are thrown here as usual; later errors abort the stream.
 * @param parts items of the list
 * @param present converts an item to the contract's form
 */
export async function jsonList<Item>(
  parts: AsyncGenerator<Iterable<Item>>,
  present: (item: Item) => object,
): Promise<ReadableStream<Uint8Array>> {
  let separator = '[';
  const write = (items: Iterable<Item>) => {
    let text = '';
    for (const item of items) {
      text += separator + JSON.stringify(present(item));
      separator = ',';
    }
    return text;
  };
  let next = await parts.next();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (next.done) {
        controller.enqueue(encoder.encode(separator === '[' ? '[]' : ']'));
        controller.close();
        return;
      }
      controller.enqueue(encoder.encode(write(next.value)));
      next = await parts.next();
    },
    cancel: async () => void (await parts.return(undefined)),
  });
}
