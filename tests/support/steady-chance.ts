import fc from 'fast-check';

// Property tests draw the same cases on every machine: what passes here passes there. PROPERTY_SEED explores others.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_115) });
