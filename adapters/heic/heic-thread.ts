import { parentPort, workerData } from 'node:worker_threads';
import decodeHeic from 'heic-decode';

// One picture a thread: libheif's WASM memory grows with the picture and never shrinks, so it goes with the thread.
const { width, height, data } = await decodeHeic({ buffer: workerData as Uint8Array });
const rgba = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
parentPort!.postMessage({ width, height, rgba }, [rgba.buffer as ArrayBuffer]);
