/** The shape of a Danish text: the same keys and arguments, other words. */
export type TextOf<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => infer Result
    ? (...values: Values) => TextOf<Result>
    : Text extends object
      ? { readonly [Key in keyof Text]: TextOf<Text[Key]> }
      : Text;
