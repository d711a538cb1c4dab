/** A PNG of one pixel. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mNgYGAAAAAEAAHI6uv5AAAAAElFTkSuQmCC'

/** As Inkscape 1.3 saves it, with a layer that is switched off. */
export const INKSCAPE = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="210mm" height="297mm" viewBox="0 0 210 297" version="1.1" id="svg5"
   inkscape:version="1.3 (0e150ed6c4, 2023-07-21)" sodipodi:docname="plan.svg"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg"
   xmlns:svg="http://www.w3.org/2000/svg" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
   xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/"><sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:zoom="0.7"><inkscape:grid type="xygrid" /></sodipodi:namedview><defs id="defs2"><path id="path10" d="M 0,0 H 90" /></defs><metadata id="metadata5"><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format></cc:Work></rdf:RDF></metadata><g inkscape:label="Muren" inkscape:groupmode="layer" id="layer1"><path style="fill:none;stroke:#000000;stroke-width:2px;-inkscape-font-specification:'Sans, Normal'" d="m 10,10 h 90" sodipodi:nodetypes="cc" /><text xml:space="preserve" style="font-size:12px;line-height:1.25"><textPath xlink:href="#path10" startOffset="10%"><tspan dy="2" rotate="5">Leefruimte</tspan></textPath></text></g><g inkscape:groupmode="layer" id="layer2" inkscape:label="Intern" style="display:none"><text>Bodemprijs 290</text></g></svg>`

/** As Illustrator 27 saves it with its editing data, with a layer that is switched off. */
export const ILLUSTRATOR = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
	<!ENTITY ns_xlink "http://www.w3.org/1999/xlink">
]>
<svg version="1.1" id="Laag_1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" x="0px" y="0px"
	 viewBox="0 0 200 120" style="enable-background:new 0 0 200 120;" xml:space="preserve">
<style type="text/css">
	.st0{display:none;}
	.st1{fill:#FFFFFF;stroke:#000000;}
	.st2{display:inline;font-family:'MyriadPro-Regular';}
</style>
<switch><foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:aipgfRef  xlink:href="#adobe_illustrator_pgf"></i:aipgfRef></foreignObject><g i:extraneous="self"><g id="Plan"><rect class="st1" x="10" y="10" width="180" height="100"/></g><g id="Intern" class="st0"><text transform="matrix(1 0 0 1 20 60)" class="st2">Bodemprijs 290</text></g></g></switch>
<i:aipgf  id="adobe_illustrator_pgf" i:pgfEncoding="zstd/base64" i:pgfVersion="24"><![CDATA[AAAABBBB]]></i:aipgf>
</svg>`

/** As Figma exports it. */
export const FIGMA = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="64" height="64" viewBox="0 0 64 64" fill="none">
<g clip-path="url(#clip0_1_2)" filter="url(#filter0_d_1_2)">
<mask id="mask0_1_2" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="64" height="64"><rect width="64" height="64" fill="#D9D9D9"></rect></mask>
<g mask="url(#mask0_1_2)"><rect x="4" y="4" width="56" height="56" rx="8" fill="url(#pattern0_1_2)" fill-opacity="0.9"></rect><path fill-rule="evenodd" clip-rule="evenodd" d="M0 0h64v64H0z" fill="url(#paint0_linear_1_2)"></path></g>
</g>
<defs>
<filter id="filter0_d_1_2" x="0" y="0" width="64" height="72" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"></feFlood><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"></feColorMatrix><feOffset dy="4"></feOffset><feGaussianBlur stdDeviation="2"></feGaussianBlur><feComposite in2="hardAlpha" operator="out"></feComposite><feBlend mode="normal" in="SourceGraphic" in2="BackgroundImageFix" result="shape"></feBlend></filter>
<pattern id="pattern0_1_2" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#image0_1_2" transform="scale(0.01)"></use></pattern>
<linearGradient id="paint0_linear_1_2" x1="32" y1="0" x2="32" y2="64" gradientUnits="userSpaceOnUse"><stop stop-color="#1D4ED8"></stop><stop offset="1" stop-color="#1D4ED8" stop-opacity="0"></stop></linearGradient>
<clipPath id="clip0_1_2"><rect width="64" height="64" fill="white"></rect></clipPath>
<image id="image0_1_2" width="100" height="100" preserveAspectRatio="none" xlink:href="${PIXEL}"></image>
</defs>
</svg>`

/** As Visio saves it. */
export const VISIO = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- Generated by Microsoft Visio, SVG Export plan.svg Pagina-1 -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:ev="http://www.w3.org/2001/xml-events"
		xmlns:v="http://schemas.microsoft.com/visio/2003/SVGExtensions/" width="5in" height="3in" viewBox="0 0 360 216"
		xml:space="preserve" color-interpolation-filters="sRGB" class="st3"><v:documentProperties v:langID="1043" v:viewMarkup="false"/><style type="text/css">
	<![CDATA[
		.st1 {fill:#ffffff;stroke:#000000;stroke-linecap:round;stroke-width:0.75}
		.st2 {fill:#000000;font-family:Calibri;font-size:0.8em}
		.st3 {fill:none;fill-rule:evenodd;font-size:12px;overflow:visible}
	]]>
	</style><g v:mID="0" v:index="1" v:groupContext="foregroundPage"><title>Pagina-1</title><v:userDefs><v:ud v:nameU="prijs" v:val="VT4(Bodemprijs)"/></v:userDefs><g id="shape1-1" v:mID="1" v:groupContext="shape" transform="translate(18,-18)"><rect x="0" y="144" width="90" height="72" class="st1"/><text x="8.5" y="20" class="st2" v:langID="1043"><v:paragraph v:horizAlign="1"/><v:tabList/>Leefruimte<tspan x="8.5" dy="1.2em" class="st2">35 m²</tspan></text></g></g></svg>`

/** As draw.io exports it: pages of HTML, with texts for programs that can't show those. */
export const DRAWIO = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="121px" height="61px" viewBox="-0.5 -0.5 121 61" content="&lt;mxfile&gt;&lt;/mxfile&gt;"><defs/><g><rect x="0" y="0" width="120" height="60" fill="rgb(255, 255, 255)" stroke="rgb(0, 0, 0)" pointer-events="all"/><g transform="translate(-0.5 -0.5)"><switch><foreignObject pointer-events="none" width="100%" height="100%" requiredFeatures="http://www.w3.org/TR/SVG11/feature#Extensibility" style="overflow: visible; text-align: left;"><div xmlns="http://www.w3.org/1999/xhtml" style="display: flex;"><div>Keuken</div></div></foreignObject><text x="60" y="34">Keuken</text></switch></g></g><switch><g requiredFeatures="http://www.w3.org/TR/SVG11/feature#Extensibility"/><a transform="translate(0,-5)" xlink:href="https://www.drawio.com/doc/faq/svg-export-text-problems" target="_blank"><text text-anchor="middle" font-size="10px" x="50%" y="100%">Text is not SVG - cannot display</text></a></switch></svg>`
