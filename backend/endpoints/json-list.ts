const encoder = new TextEncoder();

/**
 * A JSON list that is written part by part, so that a long one is never held whole. The first part is awaited: what is wrong
 * from the start is thrown here, as from any other answer; what fails later breaks the stream off.
 * @param parts items of the list
 * @param present an item as the contract has it
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
