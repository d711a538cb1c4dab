export { demand } from './demand-module/demand'
