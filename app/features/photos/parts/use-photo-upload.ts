import { useRef, useState } from 'react';

/** A photograph that is being sent. */
type Sending = { readonly name: string; readonly sent: number; readonly size: number };

/** What became of a photograph: its name at the shop, or what is wrong with it, which names the file (empty: it did not arrive). */
export type PhotoResult = { readonly id: string } | { readonly problem: string };

/** Sends a file to the shop and tells how far it has come. Browsers tell that of old-style requests only. */
function sendFile(address: string, file: File, tell: (sent: number) => void): Promise<PhotoResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = () => resolve({ problem: '' });
    request.upload.onprogress = ({ loaded }) => tell(loaded);
    request.onerror = fail;
    request.onabort = fail;
    request.onload = () => {
      try {
        const { id, problem } = JSON.parse(request.responseText) as { id?: unknown; problem?: unknown };
        resolve(typeof id === 'string' && id !== '' ? { id } : { problem: String(problem ?? '') });
      } catch {
        fail();
      }
    };
    const form = new FormData();
    form.append('images', file);
    request.open('POST', address);
    request.send(form);
  });
}

/**
 * Sends photographs as they are chosen, one after the other.
 * @param address of the screen that takes them
 * @param take is given what became of each
 */
export function usePhotoUpload(address: string, take: (file: File, result: PhotoResult) => void) {
  const [sending, setSending] = useState<Sending | null>(null);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef(0);
  const send = (files: readonly File[]) => {
    waiting.current += files.length;
    for (const file of files) {
      queue.current = queue.current.then(async () => {
        const show = (sent: number) => setSending({ name: file.name, sent, size: Math.max(1, file.size) });
        show(0);
        take(file, await sendFile(address, file, show));
        waiting.current -= 1;
        if (waiting.current === 0) setSending(null);
      });
    }
  };
  return { sending, send };
}
