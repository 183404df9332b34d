/** Compression by the platform (browsers and Node have the same streams), with a bound on what may come out. */
import { LinkFault } from './fault';

export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return (await pump(bytes, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY))!;
}

/** Stops as soon as more than `limit` bytes have come out, however many were announced or would follow. */
export async function inflate(bytes: Uint8Array<ArrayBuffer>, limit: number): Promise<Uint8Array> {
  let unpacked: Uint8Array | null;
  try {
    unpacked = await pump(bytes, new DecompressionStream('deflate-raw'), limit);
  } catch {
    throw new LinkFault({ code: 'inflate' });
  }
  if (!unpacked) throw new LinkFault({ code: 'bomb', expected: limit });
  return unpacked;
}

/** Browsers unpack a whole chunk before anyone can say stop: 1 KiB becomes 1 MiB at most. */
const SLICE = 1024;

/** Null when more than `limit` bytes came out. */
async function pump(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  limit: number,
): Promise<Uint8Array | null> {
  const writer = stream.writable.getWriter();
  // A broken stream fails on both ends; the reading end below is the one that is listened to.
  const ignore = () => undefined;
  writer.closed.catch(ignore);
  for (let at = 0; at < bytes.length; at += SLICE) writer.write(bytes.subarray(at, at + SLICE)).catch(ignore);
  writer.close().catch(ignore);

  const reader = stream.readable.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) {
      await reader.cancel().catch(ignore);
      await writer.abort().catch(ignore);
      return null;
    }
    chunks.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
