/**
 * What a visitor may consent to (PAGE-31, O-121). What a page needs to work is no purpose: nothing
 * is asked for it.
 */
export type ConsentPurpose = 'statistics' | 'advertising';
