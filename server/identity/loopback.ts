const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether a host, as addresses have it, is the machine itself. */
export const isLoopbackHost = (hostname: string): boolean => LOOPBACK.test(hostname);
