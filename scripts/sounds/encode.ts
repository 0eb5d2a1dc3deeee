import { createMp3Encoder, createOggEncoder } from 'wasm-media-encoders';
import { SAMPLE_RATE } from './synthesis.ts';

/** SOUND-09. */
export const FORMATS = ['ogg', 'mp3'] as const;
type Format = (typeof FORMATS)[number];

async function encoderOf(format: Format) {
  const common = { sampleRate: SAMPLE_RATE, channels: 1 } as const;
  if (format === 'mp3') {
    const encoder = await createMp3Encoder();
    encoder.configure({ ...common, vbrQuality: 6 });
    return encoder;
  }
  const encoder = await createOggEncoder();
  // The serial number of the stream is random otherwise.
  encoder.configure({ ...common, vbrQuality: 1, oggSerialNo: 1 });
  return encoder;
}

export async function encode(format: Format, samples: Float32Array): Promise<Buffer> {
  const encoder = await encoderOf(format);
  // Both results lie in memory that the encoder uses again.
  const body = Buffer.from(encoder.encode([samples]));
  return Buffer.concat([body, encoder.finalize()]);
}
