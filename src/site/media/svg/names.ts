export const SVG = 'http://www.w3.org/2000/svg'
export const XHTML = 'http://www.w3.org/1999/xhtml'
/** The extensions that browsers support. An element that requires another one is never drawn. */
export const EXTENSIONS = [XHTML, 'http://www.w3.org/1998/Math/MathML']

const words = (text: string) => new Set(text.trim().split(/\s+/))

/** The shapes that draw by themselves. */
export const SHAPES = words('path rect circle ellipse line polyline polygon image')

export const TEXTS = words('text tspan textPath')

/** The elements that draw their content or the element that they refer to. */
export const CONTAINERS = words('svg g a switch use')

/** The elements whose content is drawn only if something refers to it. */
export const NOT_RENDERED = words(
  `defs symbol clipPath mask pattern marker linearGradient radialGradient filter title desc style`,
)

/** The elements that change attributes over time. Animations of an address are removed. */
export const ANIMATIONS = words('animate animateTransform animateMotion set')

/** The SVG elements that can neither run nor load anything once their attributes are cleaned. */
export const ELEMENTS = words(
  `${[...SHAPES, ...TEXTS, ...CONTAINERS, ...NOT_RENDERED, ...ANIMATIONS].join(' ')}
  stop mpath
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
  feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence`,
)

/** The CSS properties that are also attributes, whose values are parsed as CSS. */
export const PROPERTIES = words(
  `alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation
  color-interpolation-filters color-profile color-rendering cursor direction display dominant-baseline
  enable-background fill fill-opacity fill-rule filter flood-color flood-opacity font font-family
  font-feature-settings font-kerning font-size font-size-adjust font-stretch font-style font-variant
  font-variation-settings font-weight glyph-orientation-horizontal glyph-orientation-vertical
  image-rendering inline-size isolation kerning letter-spacing lighting-color line-height marker
  marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order
  pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor
  text-decoration text-orientation text-overflow text-rendering transform transform-box
  transform-origin unicode-bidi vector-effect visibility white-space word-spacing writing-mode`,
)

/** The attributes with text, numbers or lists of them. `href` and `style` are handled separately. */
export const ATTRIBUTES = words(
  `accumulate additive amplitude attributeName attributeType azimuth baseFrequency baseProfile begin bias
  by calcMode class clipPathUnits contentScriptType contentStyleType cx cy d diffuseConstant divisor dur
  dx dy edgeMode elevation end exponent filterRes filterUnits fr from fx fy gradientTransform
  gradientUnits height id in in2 intercept k1 k2 k3 k4 kernelMatrix kernelUnitLength keyPoints keySplines
  keyTimes lang lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth maskContentUnits
  maskUnits max media method min mode numOctaves offset operator order orient origin path pathLength
  patternContentUnits patternTransform patternUnits points pointsAtX pointsAtY pointsAtZ preserveAlpha
  preserveAspectRatio primitiveUnits r radius refX refY repeatCount repeatDur requiredExtensions
  requiredFeatures restart result role rotate rx ry scale seed side slope spacing specularConstant
  specularExponent spreadMethod startOffset stdDeviation stitchTiles surfaceScale systemLanguage tabindex
  tableValues targetX targetY textLength title to type values version viewBox width x x1 x2
  xChannelSelector y y1 y2 yChannelSelector z zoomAndPan`,
)

/** The properties that hide their element. If one of them is removed, a hidden part could appear. */
export const HIDING_PROPERTIES =
  /^(?:display|visibility|opacity|clip|clip-path|(?:-webkit-)?mask(?:-.*)?|overflow(?:-.*)?|content-visibility|all)$/
