/** The look of every page: import once, before any component. */
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import './tokens.css';
import './base.css';
