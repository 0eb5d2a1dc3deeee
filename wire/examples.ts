/** Texts for the documentation of addresses. */
export const EXAMPLES = {
  list: 'SA÷1¬~ZA÷DANMARK: Superligaen¬ZEE÷UBGu8Xkp¬~AA÷KlMnOp34¬AD÷1795543200¬AB÷2¬AE÷Brøndby IF¬AF÷Vejle¬AG÷1¬AH÷0¬~A1÷0a1b2c¬~',
  menu: 'MC÷63¬ML÷DANMARK¬~MN÷Superligaen¬MU÷superligaen¬MTI÷UBGu8Xkp¬~',
  frame: '{"s":"u_1_1","e":"k3v9","o":42,"t":1795543260123,"d":"SA÷1¬~AA÷KlMnOp34¬AG÷1¬~"}',
  subject: 'u_1_1',
} as const;
